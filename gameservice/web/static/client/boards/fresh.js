/**
 * The events that can be told to whoever saw the table at `seq`. Those that were told already are left out; where
 * some are missing in between, none can be told.
 * @param {object[]} events in order
 * @param {number | null} seq of what is shown; null when nothing is
 */
export function fresh(events, seq) {
  const later = seq === null ? [] : events.filter((event) => event.seq > seq);
  return later[0]?.seq === seq + 1 ? later : [];
}
