/** What is explained in the first match, each when it first matters. */
export const LESSONS = [];
