/** The fields of an account: a name to sign in with, and a password. */

import { h } from "../element.js";
import { t } from "../i18n.js";

/** @param {"new-password" | "current-password"} autocomplete  which of the two is asked for */
export function accountFields(autocomplete) {
  return [
    h(
      "label",
      null,
      t("account.username"),
      h("input", {
        name: "username",
        required: true,
        autocomplete: "username",
        pattern: "[A-Za-z0-9_.\\-]{2,40}",
        title: t("account.username_hint"),
      }),
    ),
    h(
      "label",
      null,
      t(autocomplete === "new-password" ? "account.password_new" : "account.password"),
      h("input", {
        name: "password",
        type: "password",
        required: true,
        autocomplete,
        minlength: autocomplete === "new-password" ? 8 : 1,
      }),
    ),
  ];
}
