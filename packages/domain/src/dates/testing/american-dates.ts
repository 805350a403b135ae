import { caseRows } from '../../testing/case-rows.ts'

/** Written | the day, or why it is refused. */
export const americanDates = caseRows(`
# Month, day, year, in words or in numbers; abbreviations of the Government Printing Office.
# http://007legalraw.blogspot.com/2008/11/dates-and-numerals.html
# https://en.wikisource.org/wiki/Page:U.S._Government_Printing_Office_Style_Manual_2008.djvu/249
January 7, 1989   | 1989-01-07
Jan. 7, 1989      | 1989-01-07
Jan 7 1989        | 1989-01-07
JANUARY 7TH, 1989 | 1989-01-07
Sept. 30, 2001    | 2001-09-30
May 31, 2020      | 2020-05-31
01/07/1989        | 1989-01-07, or 1989-07-01
1/7/1989          | 1989-01-07, or 1989-07-01
01-07-1989        | 1989-01-07, or 1989-07-01
01.07.1989        | 1989-01-07, or 1989-07-01
08/03/1992        | 1992-08-03, or 1992-03-08
04/17/1994        | 1994-04-17
12/31/2000        | 2000-12-31
07/07/2007        | 2007-07-07
０４／１７／１９９４ | 1994-04-17
# Day, month, year, as the military and passports write it; digits as in data.
# https://thegunzone.com/how-is-the-date-written-in-the-us-military
07 JAN 1989       | 1989-01-07
7 Jan 1989        | 1989-01-07
07JAN1989         | 1989-01-07
07-JAN-1989       | 1989-01-07
7 January 1989    | 1989-01-07
19890107          | 1989-01-07
1989-01-07        | 1989-01-07
29 FEB 2000       | 2000-02-29
# What only the paper can tell: some of the military write two digits of the year.
# https://yourdictionary.com/articles/military-date-format
07JAN89           | century-unknown, perhaps 1989-01-07 2089-01-07
07 JAN 26         | century-unknown, perhaps 1926-01-07 2026-01-07
04/17/94          | century-unknown, perhaps 1994-04-17 2094-04-17
29 FEB 00         | century-unknown, perhaps 2000-02-29
17/04/1994        | only-day-first, perhaps 1994-04-17
# Days that do not exist, and what is no date.
02/29/1989        | no-such-day
02/30/2000        | no-such-day
31 APR 2000       | no-such-day
13/13/2000        | no-such-day
00/07/1989        | no-such-day
19891307          | no-such-day
January 7         | not-a-date
7 Janvier 1989    | not-a-date
01/07-1989        | not-a-date
01/07/198         | not-a-date
7/1989            | not-a-date
                  | not-a-date
`)
