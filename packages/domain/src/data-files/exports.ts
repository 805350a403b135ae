/** What an owner can have written into a file. */
export const exportKinds = ['requests', 'payments', 'customers'] as const
export type ExportKind = (typeof exportKinds)[number]

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/**
 * Too long: more rows than a spreadsheet takes. Expired and erased: the file was deleted, after a
 * day or because somebody's data were erased.
 */
export const exportStates = ['waiting', 'ready', 'too-long', 'failed', 'expired', 'erased'] as const
export type ExportState = (typeof exportStates)[number]

/** After this time the file is deleted. */
export const exportHours = 24

/** A sheet has room for 1,048,576, with the names of the columns. */
export const mostExportRows = 1_000_000
