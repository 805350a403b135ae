/**
 * How long a stage took is counted by these days, so that a figure such as 'nine of ten took at most
 * 5 days' can be added up from days and months.
 */
export const lengthBounds = [1, 2, 3, 4, 5, 7, 10, 14, 21, 30, 60] as const

/** Of what took longer than the last of them. */
export const beyondBounds = 61
