/** What is exchanged with translation tools. */
export const languageFileKinds = ['glossary', 'memory'] as const
export type LanguageFileKind = (typeof languageFileKinds)[number]

export const languageFileFormats = ['tmx', 'xliff'] as const
export type LanguageFileFormat = (typeof languageFileFormats)[number]

export const maxLanguageFileMegabytes = 5
export const maxLanguageFileEntries = 5_000
export const mostListedFileProblems = 1_000
