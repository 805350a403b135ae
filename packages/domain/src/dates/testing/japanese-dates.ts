import { caseRows } from '../../testing/case-rows.ts'

/** Written | the day, or why it is refused. */
export const japaneseDates = caseRows(`
# Reiwa from 2019-05-01: 元号を改める政令 (平成31年政令第143号).
# https://legaldoc.jp/elaws/elaws-view?fid=431CO0000000143_20190501_000000000000000&id=431CO0000000143
令和元年5月1日       | 2019-05-01
令和1年5月1日        | 2019-05-01
平成31年4月30日      | 2019-04-30
平成31年5月1日       | after-era, perhaps 2019-05-01
令和元年4月30日      | before-era, perhaps 2019-04-30
令和8年11月19日      | 2026-11-19
令和4年2月11日       | 2022-02-11
# Heisei from the day after the announcement: 元号を改める政令 (昭和64年政令第1号), 元号法.
# https://www.k-kurumachannel.work/entry/2019/05/01/010351
昭和64年1月7日       | 1989-01-07
昭和64年1月8日       | after-era, perhaps 1989-01-08
平成元年1月8日       | 1989-01-08
平成元年1月7日       | before-era, perhaps 1989-01-07
昭和65年1月1日       | after-era, perhaps 1990-01-01
平成6年4月17日       | 1994-04-17
# Showa and Taisho begin on the day of the rescript, which is also the last of the era before.
# http://ono-grandpa.cocolog-nifty.com/blog/2012/03/19261225-93b1.html
# https://koyomi8.com/doc/mlwa/202207300.html
昭和元年12月25日     | 1926-12-25
大正15年12月25日     | 1926-12-25, also the next era
大正15年12月24日     | 1926-12-24
大正15年12月26日     | after-era, perhaps 1926-12-26
昭和元年12月24日     | before-era, perhaps 1926-12-24
昭和元年12月31日     | 1926-12-31
昭和2年1月1日        | 1927-01-01
大正元年7月30日      | 1912-07-30
明治45年7月30日      | 1912-07-30, also the next era
明治45年7月29日      | 1912-07-29
明治45年7月31日      | after-era, perhaps 1912-07-31
大正元年7月29日      | before-era, perhaps 1912-07-29
# The solar calendar from Meiji 6: 明治5年太政官布告第337号.
# https://jplaws.app/d/105DF0000000337-a.html
明治6年1月1日        | 1873-01-01
明治5年12月3日       | became-new-year, perhaps 1873-01-01
明治5年12月2日       | lunar-calendar
明治5年11月9日       | lunar-calendar
明治元年9月8日       | lunar-calendar
明治4年4月4日        | lunar-calendar
慶応3年10月14日      | lunar-calendar
慶應三年拾月拾四日   | lunar-calendar
安政二年二月三日     | lunar-calendar
天保五年一月一日     | lunar-calendar
# Numerals in kanji.
昭和六十四年一月七日     | 1989-01-07
昭和二十年八月十五日     | 1945-08-15
昭和四十七年五月十五日   | 1972-05-15
平成三十一年四月三十日   | 2019-04-30
昭和四五年一月一日       | 1970-01-01
昭和四〇年一〇月一〇日   | 1965-10-10
大正十年十月十日         | 1921-10-10
明治三十三年三月三日     | 1900-03-03
# Registers write 壱, 弐, 参 and 拾 in dates: 戸籍法施行規則第31条第2項. Old ones have more.
# https://xn--eckucmux0ukcy120betvc.com/s22moj94
昭和参拾弐年壱月拾壱日   | 1957-01-11
昭和弐拾年六月弐拾参日   | 1945-06-23
大正拾壱年弐月参日       | 1922-02-03
昭和壱拾弐年壱拾月壱日   | 1937-10-01
昭和貳拾參年壹月貳日     | 1948-01-02
昭和廿五年三月卅一日     | 1950-03-31
昭和拾伍年陸月玖日       | 1940-06-09
# Full-width digits, spaces, single signs, short forms of forms, English.
昭和６４年１月７日       | 1989-01-07
平成　５年　３月１２日   | 1993-03-12
㍼64年1月7日             | 1989-01-07
㋿元年5月1日             | 2019-05-01
S64.1.7                  | 1989-01-07
s64/1/7                  | 1989-01-07
S64-1-7                  | 1989-01-07
H31.4.30                 | 2019-04-30
H元.1.8                  | 1989-01-08
R8.11.19                 | 2026-11-19
T15.12.24                | 1926-12-24
M45.7.29                 | 1912-07-29
Ｓ６４．１．７           | 1989-01-07
S64年1月7日              | 1989-01-07
Showa 64-01-07           | 1989-01-07
Shōwa 64.1.7             | 1989-01-07
Heisei 1.1.8             | 1989-01-08
Taisho 1/7/30            | 1912-07-30
S64.1.8                  | after-era, perhaps 1989-01-08
H31.5.1                  | after-era, perhaps 2019-05-01
M5.12.3                  | became-new-year, perhaps 1873-01-01
# Western years.
1989年1月7日             | 1989-01-07
西暦2026年11月19日       | 2026-11-19
二〇二六年十一月十九日   | 2026-11-19
1989年2月29日            | no-such-day
# Days that no calendar has, and what is no date.
昭和63年2月29日          | 1988-02-29
昭和62年2月29日          | no-such-day
明治33年2月29日          | no-such-day
平成12年2月29日          | 2000-02-29
平成2年13月1日           | no-such-day
平成2年4月31日           | no-such-day
平成2年0月1日            | no-such-day
平成0年1月1日            | no-such-day
昭和六十四年             | not-a-date
昭和64年1月              | not-a-date
昭和十十年一月一日       | not-a-date
昭和百年一月一日         | not-a-date
S64.1/7                  | not-a-date
X64.1.7                  | not-a-date
64年1月7日               | not-a-date
正安元年1月1日           | not-a-date
昭和64年1月7日生         | not-a-date
                         | not-a-date
`)

/** A day | Japanese | a Japanese date on an English paper | an American date on a Japanese paper. */
export const paperDates = caseRows(`
# Record 0103.
1989-01-07 | 昭和64年1月7日   | January 7, 1989 (Showa 64)    | 昭和64年1月7日 (1989年1月7日)
1989-01-08 | 平成元年1月8日   | January 8, 1989 (Heisei 1)    | 平成元年1月8日 (1989年1月8日)
1912-07-30 | 大正元年7月30日  | July 30, 1912 (Taisho 1)      | 大正元年7月30日 (1912年7月30日)
1926-12-25 | 昭和元年12月25日 | December 25, 1926 (Showa 1)   | 昭和元年12月25日 (1926年12月25日)
1926-12-24 | 大正15年12月24日 | December 24, 1926 (Taisho 15) | 大正15年12月24日 (1926年12月24日)
2019-04-30 | 平成31年4月30日  | April 30, 2019 (Heisei 31)    | 平成31年4月30日 (2019年4月30日)
2022-02-11 | 令和4年2月11日   | February 11, 2022 (Reiwa 4)   | 令和4年2月11日 (2022年2月11日)
1873-01-01 | 明治6年1月1日    | January 1, 1873 (Meiji 6)     | 明治6年1月1日 (1873年1月1日)
1872-12-31 | 1872年12月31日   | December 31, 1872             | 1872年12月31日
`)
