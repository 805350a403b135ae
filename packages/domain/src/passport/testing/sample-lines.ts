import { caseRows } from '../../testing/case-rows.ts'

/** Lines, separated by / | what they say: number, issuer, nationality, names, birth, sex, expiry | notes. */
export const readableLines = caseRows(`
# The specimens of Utopia: ICAO Doc 9303, parts 4, 5 and 6, appendix B, and part 11, appendix D.2.
# https://www.icao.int/sites/default/files/publications/DocSeries/9303_p4_cons_en.pdf
# https://github.com/PrinsFrank/MRTD quotes the first three.
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO7408122F1204159ZE184226B<<<<<10 | TD3 L898902C3 UTO UTO ERIKSSON, ANNA MARIA 1974-08-12 F 2012-04-15 | expired
I<UTOD231458907<<<<<<<<<<<<<<< / 7408122F1204159UTO<<<<<<<<<<<6 / ERIKSSON<<ANNA<MARIA<<<<<<<<<< | TD1 D23145890 UTO UTO ERIKSSON, ANNA MARIA 1974-08-12 F 2012-04-15 | expired
I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<< / D231458907UTO7408122F1204159<<<<<<<6 | TD2 D23145890 UTO UTO ERIKSSON, ANNA MARIA 1974-08-12 F 2012-04-15 | expired
I<UTOD23145890<7349<<<<<<<<<<< / 3407127M9507122UTO<<<<<<<<<<<2 / STEVENSON<<PETER<JOHN<<<<<<<<< | TD1 D23145890734 UTO UTO STEVENSON, PETER JOHN 1934-07-12 M 1995-07-12 | expired
I<UTOSTEVENSON<<PETER<JOHN<<<<<<<<<< / D23145890<UTO3407127M95071227349<<<8 | TD2 D23145890734 UTO UTO STEVENSON, PETER JOHN 1934-07-12 M 1995-07-12 | expired
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C<3UTO6908061F9406236ZE184226B<<<<<14 | TD3 L898902C UTO UTO ERIKSSON, ANNA MARIA 1969-08-06 F 1994-06-23 | expired
# Invented, with check digits computed.
P<JPNMIYAZATO<<MISAKI<<<<<<<<<<<<<<<<<<<<<<< / TZ12345676JPN9404173F3302141<<<<<<<<<<<<<<<6 | TD3 TZ1234567 JPN JPN MIYAZATO, MISAKI 1994-04-17 F 2033-02-14 |
P<USADONOVAN<<PATRICK<SEAN<<<<<<<<<<<<<<<<<< / A012345678USA9208038M3105065<<<<<<<<<<<<<<<0 | TD3 A01234567 USA USA DONOVAN, PATRICK SEAN 1992-08-03 M 2031-05-06 |
P<USAGARCIA<LORCA<<JOSE<<<<<<<<<<<<<<<<<<<<< / 5123456701USA2001012M3105065<<<<<<<<<<<<<<<8 | TD3 512345670 USA USA GARCIA LORCA, JOSE 2020-01-01 M 2031-05-06 | or-century-earlier 1920-01-01
P<D<<MUELLER<<JUERGEN<<<<<<<<<<<<<<<<<<<<<<< / C01X00T478D<<6408125M2702283X<<<<<<<<<<<<<16 | TD3 C01X00T47 D D MUELLER, JUERGEN 1964-08-12 M 2027-02-28 |
P<UTONILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<K / L898902C36UTO7408122F3304156<<<<<<<<<<<<<<<4 | TD3 L898902C3 UTO UTO NILAVADHANANANDA, CHAYAPA DEJTHAMRONG K 1974-08-12 F 2033-04-15 | names-may-be-cut
P<IDNSUHARTO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<< / B1234567<3IDN59<<<<2M3001019<<<<<<<<<<<<<<<0 | TD3 B1234567 IDN IDN SUHARTO, - - M 2030-01-01 | birth-incomplete 59<<<<
P<IDNSUHARTO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<< / B1234567<3IDN5906<<4<3001019<<<<<<<<<<<<<<<4 | TD3 B1234567 IDN IDN SUHARTO, - - - 2030-01-01 | birth-incomplete 5906<<
P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA0002299M3001019<<<<<<<<<<<<<<<0 | TD3 123456789 USA USA SMITH, JOHN 2000-02-29 M 2030-01-01 |
P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA2611206M3001019<<<<<<<<<<<<<<<4 | TD3 123456789 USA USA SMITH, JOHN 1926-11-20 M 2030-01-01 |
I<USAC012345672<<<<<<<<<<<<<<< / 0112318F2901019USA<<<<<<<<<<<2 / NAKAMURA<<HANA<MARIE<<<<<<<<<< | TD1 C01234567 USA USA NAKAMURA, HANA MARIE 2001-12-31 F 2029-01-01 |
C1USA0001234565<<<<<<<<<<<<<<< / 8001151F3001019JPN<<<<<<<<<<<2 / GUSHIKEN<<YUKO<<<<<<<<<<<<<<<< | TD1 000123456 USA JPN GUSHIKEN, YUKO 1980-01-15 F 2030-01-01 |
# The same in full width, in small letters, with spaces, and without a line break.
Ｐ＜ＪＰＮＭＩＹＡＺＡＴＯ＜＜ＭＩＳＡＫＩ<<<<<<<<<<<<<<<<<<<<<<< / tz12345676jpn9404173f 3302141<<<<<<<<<<<<<<<6 | TD3 TZ1234567 JPN JPN MIYAZATO, MISAKI 1994-04-17 F 2033-02-14 |
P<JPNMIYAZATO<<MISAKI<<<<<<<<<<<<<<<<<<<<<<<TZ12345676JPN9404173F3302141<<<<<<<<<<<<<<<6 | TD3 TZ1234567 JPN JPN MIYAZATO, MISAKI 1994-04-17 F 2033-02-14 |
`)

/** Lines | everything that is wrong with them. */
export const refusedLines = caseRows(`
# The specimens of Utopia, misread. Nothing is corrected; where O, 0, I or 1 explain it, that is said.
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L8989O2C36UTO7408122F1204159ZE184226B<<<<<10 | check-digit number 6, computed 0, perhaps 0 for O at 5
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO74O8122F1204159ZE184226B<<<<<10 | letter-for-digit O at 2:16, perhaps 0
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO740812ZF1204159ZE184226B<<<<<10 | letter-for-digit Z at 2:20
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UT07408122F1204159ZE184226B<<<<<10 | digit-for-letter 0 at 2:13, perhaps O
P<UTOER1KSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO7408122F1204159ZE184226B<<<<<10 | digit-for-letter 1 at 1:8, perhaps I
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO7408122F1204159ZE184226B<<<<<11 | check-digit lastCheck 1, computed 0
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO7408122F1204159ZE184226B<<<<<20 | check-digit optional 2, computed 1
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO7408132F1204169ZE184226B<<<<<10 | check-digit birth 2, computed 3; check-digit expiry 9, computed 0
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO7408122F1204159ZE184226B<<<<<1« | wrong-sign « at 2:44
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<< / L898902C36UTO7408122F1204159ZE184226B<<<<<10 | line-length 1 has 43 of 44
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< / L898902C36UTO7408122F1204159ZE184226B<<<<<1 | line-length 2 has 43 of 44
I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<< / D231458907UTO7408122F1204159<<<<<<<6 | line-length 1 has 35 of 36
I<UTOD231458907<<<<<<<<<<<<<< / 7408122F1204159UTO<<<<<<<<<<<6 / ERIKSSON<<ANNA<MARIA<<<<<<<<<< | line-length 1 has 29 of 30
I<UTOD23145890<7348<<<<<<<<<<< / 3407127M9507122UTO<<<<<<<<<<<2 / STEVENSON<<PETER<JOHN<<<<<<<<< | check-digit number 8, computed 9, perhaps I for 1 at 3
I<UTOD23145890<<<<<<<<<<<<<<<< / 7408122F1204159UTO<<<<<<<<<<<6 / ERIKSSON<<ANNA<MARIA<<<<<<<<<< | check-digit number <, computed 7
P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<< | line-count 1
 | line-count 0
# Invented: dates and names that do not exist, with check digits that are right.
P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002306M3001019<<<<<<<<<<<<<<<6 | no-such-day birth
P<IDNSUHARTO<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<< / B1234567<3IDN5900002M3001019<<<<<<<<<<<<<<<0 | no-such-day birth
P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281M3013014<<<<<<<<<<<<<<<6 | no-such-day expiry
P<USA<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281M3001019<<<<<<<<<<<<<<<6 | no-name
P<USA<SMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281M3001019<<<<<<<<<<<<<<<6 | no-name
P<USASMITH<<JOHN<<PAUL<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281M3001019<<<<<<<<<<<<<<<6 | names-unclear
P<USASMITH<<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281M3001019<<<<<<<<<<<<<<<6 | names-unclear
P<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281Q3001019<<<<<<<<<<<<<<<6 | wrong-sign Q at 2:21
P<<<SMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281M3001019<<<<<<<<<<<<<<<6 | wrong-sign < at 1:3
V<USASMITH<<JOHN<<<<<<<<<<<<<<<<<<<<<<<<<<<< / 1234567897USA9002281M3001019<<<<<<<<<<<<<<<6 | visa
`)

/** A name | as lines write it. ICAO Doc 9303, part 3, section 6. */
export const namesForLines = caseRows(`
# https://gist.github.com/AmazingTurtle/3041f9af360358c8358a11ed492446a7 quotes the table.
Eriksson       | ERIKSSON
García-Lorca   | GARCIA<LORCA
O'Connor       | OCONNOR
D’Angelo       | DANGELO
de la Cruz     | DE<LA<CRUZ
Müller         | MUELLER
Strauß         | STRAUSS
Åse Ærø        | AASE<AEROE
Þórður         | THORDUR
Łukasz         | LUKASZ
Nuñez          | NUNEZ
Smith, Jr.     | SMITH<JR
`)

/** Family | given | family in the lines | given in the lines | whether it fits. */
export const fittingNames = caseRows(`
# The same sections; many countries also leave the two dots out.
Miyazato     | Misaki        | MIYAZATO     | MISAKI       | fits
García-Lorca | José          | GARCIA LORCA | JOSE         | fits
Müller       | Jürgen        | MUELLER      | JUERGEN      | fits
Müller       | Jürgen        | MULLER       | JURGEN       | fits
O'Connor     | Enya          | OCONNOR      | ENYA         | fits
Suharto      |               | SUHARTO      |              | fits
Donovan      | Patrick       | DONOVAN      | PATRICK SEAN | differs
Miyazato     | Emma          | MIYAZATO     | EMA          | differs
Lorca        | García José   | GARCIA       | LORCA JOSE   | differs
`)
