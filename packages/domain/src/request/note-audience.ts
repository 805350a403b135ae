/** Who reads a note: the office alone, or also the assigned translator. Customers never do. */
export const noteAudiences = ['office', 'translator'] as const
export type NoteAudience = (typeof noteAudiences)[number]
