/** What nobody has used after this time is deleted. */
export const trayDays = 7

/** More documents stay in the scanner's folder until the tray has room. */
export const mostTrayDocuments = 100

/** Why a file of the scanner's folder is refused. The contract has the text of each code. */
export const trayRefusals = [
  'file-type',
  'file-too-large',
  'file-too-many-pages',
  'file-too-many-pixels',
  'file-damaged',
  'file-empty',
  'file-mixed',
  'file-locked',
  'file-macros',
  'file-infected',
] as const
export type TrayRefusal = (typeof trayRefusals)[number]

export function isTrayRefusal(code: string): code is TrayRefusal {
  return trayRefusals.some((known) => known === code)
}

/** Why no scan arrives: the folder cannot be read or changed, or the tray has no room. */
export const folderProblems = ['unreadable', 'full'] as const
export type FolderProblem = (typeof folderProblems)[number]

export type RefusedCounts = Readonly<Partial<Record<TrayRefusal, number>>>

export function countRefused(refused: RefusedCounts): number {
  return Object.values(refused).reduce((sum, count) => sum + count, 0)
}
