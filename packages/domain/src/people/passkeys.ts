export const passkeyNameLength = 60

/** More than anybody has devices; a stolen session must not fill the table. */
export const mostPasskeys = 20
