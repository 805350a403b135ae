import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOfficeWithStaff, type OfficeWithStaff } from '../support/office-with-staff.ts'
import { seedService } from '../support/services.ts'
import { checked, csvOf, problemsOf, sampleCustomer, samplePast } from './support.ts'
import { encodeShiftJis } from './shift-jis.ts'

let staff: OfficeWithStaff
beforeAll(async () => {
  staff = await openOfficeWithStaff()
  await seedService(staff.office, 'Birth Certificate')
  await staff.office.register({ email: 'dana@example.com', phone: '090-7777-0001' })
  await staff.office.register({ phone: '090-7777-0002' })
  await staff.office.register({ phone: '090-7777-0002' })
})
afterAll(() => staff.office.close())

const check = (kind: 'customers' | 'requests', content: string | Uint8Array) =>
  checked(staff.office, staff.owner, kind, content)

/** Problems of a line that follows a right one. */
async function wrong(kind: 'customers' | 'requests', changes: Record<string, string> | string) {
  const isCustomer = kind === 'customers'
  const right = isCustomer ? sampleCustomer() : samplePast({ email: 'dana@example.com' })
  const given =
    typeof changes === 'string'
      ? changes
      : { ...right, email: isCustomer ? '' : (right['email'] ?? ''), ...changes }
  return problemsOf(await check(kind, csvOf(kind, [right, given])))
}

describe('a line of customers names its mistake:', () => {
  test.each([
    [{ lastName: '' }, '3 Last name: This cell must not be empty.'],
    [{ firstName: '太郎' }, '3 First name: Use Latin letters. The name must match the passport'],
    [{ phone: '12' }, '3 Phone: Enter a phone number like 090-1234-5678'],
    [{ email: 'nobody@' }, '3 E-mail: Enter an e-mail address like name@example.com'],
    [
      { email: 'DANA@example.com' },
      '3 E-mail: Somebody in this office has this e-mail address already.',
    ],
    [
      { branch: 'Cavalry' },
      '3 Branch: This word is not known here. Use one of those that exports have.',
    ],
    [
      { language: 'French' },
      '3 Language: This word is not known here. Use one of those that exports have.',
    ],
    [{ since: '2021-02-30' }, '3 Customer since: This is no day. Write it like 2021-04-30.'],
    [{ since: '2098-01-01' }, '3 Customer since: This day has not come yet.'],
    [{ nameKana: 'Yamada' }, '3 In kana: Enter the reading in kana, like やまだ はなこ'],
    ['"never closed', '3 -: A cell begins with a quotation mark and does not end with one.'],
    [
      '"a" b,c',
      '3 -: There is text behind the closing quotation mark of a cell. Within a cell, write two quotation marks for one.',
    ],
    ['a,b,c', '3 -: The line has fewer cells than there are columns.'],
    [
      'a,b,c,d,e,f,g,h,i,j,k,l',
      '3 -: The line has more cells than there are columns. A text with a comma needs quotation marks.',
    ],
  ])('%o', async (changes, message) => {
    expect(await wrong('customers', changes)).toEqual([message])
  })

  test('an address that stands twice in the file', async () => {
    const one = sampleCustomer()
    const lines = [
      one,
      sampleCustomer(),
      { ...sampleCustomer(), email: one['email']?.toUpperCase() ?? '' },
    ]
    expect(problemsOf(await check('customers', csvOf('customers', lines)))).toEqual([
      '4 E-mail: Line 2 has the same e-mail address.',
    ])
  })
})

describe('a line of past requests names its mistake:', () => {
  test.each([
    [{ service: 'Tarot reading' }, '3 Service: The office has no service with this name.'],
    [{ received: 'yesterday' }, '3 Received: This is no day. Write it like 2021-04-30.'],
    [
      { email: '', phone: '' },
      '3 E-mail: Give the e-mail address or the phone number of the customer.',
    ],
    [{ email: 'who@example.com' }, '3 E-mail: No customer has this. Import the customers first.'],
    [
      { email: '', phone: '090-7777-0002' },
      '3 Phone: Several customers have this phone number. Give the e-mail address.',
    ],
    [
      { delivered: '' },
      '3 Delivered: Give the day on which it was delivered or cancelled. Only past requests can be imported.',
    ],
    [
      { cancelled: '2021-04-09', price: '', paid: '' },
      '3 Cancelled: It was either delivered or cancelled. Delete one of the days.',
    ],
    [{ delivered: '2021-03-30' }, '3 Delivered: It ends before it was received.'],
    [{ price: '¥4500' }, '3 Price (USD): This is no amount in dollars. Write it like 1045.50.'],
    [{ price: '' }, '3 Price (USD): A delivered request needs a price.'],
    [{ paid: '' }, '3 Paid (USD): This cell must not be empty.'],
    [{ paid: '45.01' }, '3 Paid (USD): More is paid than the price.'],
    [
      { paid: '40', remaining: '6' },
      '3 Remaining (USD): The price less what is paid is another amount.',
    ],
    [
      { delivered: '', cancelled: '2021-04-09' },
      '3 Price (USD): A cancelled request has no amounts. Delete them, or enter 0.',
    ],
    [{ from: 'Japanese', into: '日本語' }, '3 Into: Both languages are the same.'],
    [
      { orderNumber: 'K-2021-00042' },
      '3 Order number: New orders of this office will have numbers like this. Put something before it, such as OLD-.',
    ],
    [
      { orderNumber: 'OLD-2026-31' },
      '3 Order number: New orders of this office will have numbers like this. Put something before it, such as OLD-.',
    ],
    [
      { delivered: '', cancelled: '2021-04-09', price: '¥4500', paid: '' },
      '3 Price (USD): This is no amount in dollars. Write it like 1045.50.',
    ],
    [
      { orderNumber: '番号' },
      '3 Order number: Use at most 30 Latin letters, digits, hyphens and slashes.',
    ],
  ])('%o', async (changes, message) => {
    expect(await wrong('requests', changes)).toEqual([message])
  })
})

describe('a file', () => {
  const lines = [sampleCustomer({ nameJa: '髙橋 表示ソ', branch: '海兵隊' })]
  const japanese = () =>
    csvOf('customers', lines).replace('Last name', '姓').replace('In kana', 'ふりがな')

  test('in UTF-8 with or without its mark, and in Shift_JIS as Excel writes it, is read', async () => {
    for (const content of [japanese(), `\uFEFF${japanese()}`, encodeShiftJis(japanese())]) {
      expect(await check('customers', content)).toMatchObject({ state: 'checked', lines: 1 })
    }
  })

  test('with semicolons, or quoted cells of several lines, is read', async () => {
    const semicolons = csvOf('customers', lines).replaceAll(',', ';')
    expect(await check('customers', semicolons)).toMatchObject({ state: 'checked' })
    const past = [
      samplePast({ email: 'dana@example.com', details: 'One,\n"two"\n\nthree' }),
      samplePast(),
    ]
    expect(problemsOf(await check('requests', csvOf('requests', past)))).toEqual([
      '6 E-mail: Give the e-mail address or the phone number of the customer.',
    ])
  })

  test.each([
    ['in EUC-JP', Buffer.from([0xc0, 0xab, 0xbb, 0xb3, 0xc5, 0xc4, 0x2c, 0xcc, 0xbe, 0x0a])],
    ['in UTF-16', Buffer.from('\uFEFFLast name,First name\n', 'utf16le')],
    ['that is no text', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0, 0x81])],
  ])('%s is refused with what to do', async (_, content) => {
    expect(problemsOf(await check('customers', content))).toEqual([
      '- -: The file is neither in UTF-8 nor in Shift_JIS. Save it as “CSV UTF-8” and try again.',
    ])
  })

  test('names unknown, repeated and missing columns', async () => {
    const content = 'Last name,Shoe size,Last name,Phone\nA,42,B,090-1234-5678\n'
    expect(problemsOf(await check('customers', content))).toEqual([
      '1 Column 2: There is no column with this title. Take the titles from the template, or delete the column.',
      '1 Column 3: Two columns have this title. Delete one of them.',
      '1 First name: This column is missing. Take the titles from the template.',
    ])
  })

  test('without lines or with too many is refused', async () => {
    expect(problemsOf(await check('customers', csvOf('customers', [])))).toEqual([
      '- -: The file has no lines below the titles.',
    ])
    const many = csvOf(
      'customers',
      Array.from({ length: 20_001 }, () => 'x'),
    )
    expect(problemsOf(await check('customers', many))).toEqual([
      '- -: The file has more than 20000 lines. Divide it and import the parts one after the other.',
    ])
  })
})
