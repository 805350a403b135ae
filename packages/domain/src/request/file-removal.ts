import type { Words } from '../language.ts'

/** Why staff remove a file from a request or move it to another one. */
export const removalReasons = {
  'wrong-person': { en: "another person's document", ja: '別の方の書類' },
  'wrong-file': { en: 'wrong file', ja: '別のファイル' },
  other: { en: 'another reason', ja: 'その他' },
} as const satisfies Record<string, Words>

export type RemovalReason = keyof typeof removalReasons

export const removalReasonKinds = Object.keys(removalReasons) as RemovalReason[]

/** How long a removed file can be put back. Then it is deleted. */
export const removedFileDays = 30
