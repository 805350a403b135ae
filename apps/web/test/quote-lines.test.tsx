import type { FileView } from '@kakehashi/contract/documents/file-view'
import { languages } from '@kakehashi/domain/language'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useRequestCommands } from '../app/office/request/commands/use-request-commands.tsx'
import { DecisionPanel } from '../app/office/request/decision-panel.tsx'
import type { OfficeRequest } from '../app/request/request-views.ts'
import { openScreen } from './open-screen.tsx'
import { officeRequest, requestToQuote } from './sample-request.ts'

const { service } = requestToQuote
const scan: FileView = {
  _id: '01930000-0000-7000-8000-000000000009',
  role: 'document',
  name: 'koseki.pdf',
  mediaType: 'application/pdf',
  size: 1000,
  pages: 3,
  status: 'clean',
  createdAt: '2026-11-02T01:00:00.000Z',
  path: '/api/files/01930000-0000-7000-8000-000000000009',
}
const threePages: OfficeRequest = { ...requestToQuote, documents: [scan] }

const reads = {
  '/api/closures': [],
  '/api/services': [],
  '/api/extras': [
    {
      _id: crypto.randomUUID(),
      name: 'Certificate',
      nameJa: '証明書',
      price: 10,
      unit: 'document',
    },
  ],
  [`/api/services/${service}`]: {
    _id: service,
    name: 'Koseki',
    nameJa: '戸籍謄本',
    kind: 'translation',
    description: 'A family register',
    price: 25,
    priceUnit: 'page',
    icon: '',
    image: '',
    usualWorkingDays: 3,
    createdAt: '2026-01-05T01:00:00.000Z',
  },
}

describe.each(languages)('the lines of a quote on the form of the office (%s)', (language) => {
  async function openForm(request: OfficeRequest = threePages) {
    const bodies: { lines?: object[]; totalPrice: number }[] = []
    function Panel() {
      const commands = useRequestCommands(request, 'quote')
      return (
        <>
          <DecisionPanel stage="quote" request={request} commands={commands} />
          {commands.leave.question}
        </>
      )
    }
    const screen = await openScreen({
      language,
      path: '/admin/quote/1',
      Component: Panel,
      reads,
      answer: async (call) => {
        if (call.method === 'PUT' && !call.url.endsWith('/presence')) {
          bodies.push((await call.json()) as (typeof bodies)[number])
        }
        return Response.json(officeRequest({ version: 6 }))
      },
    })
    const { say } = screen
    const inField = (name: string, number?: string) =>
      page.getByLabelText(say(name, number ? { number } : undefined), { exact: true })
    const price = inField('Price')
    await expect.element(price).toBeVisible()
    return {
      say,
      bodies,
      price,
      inField,
      press: (name: string, values?: Record<string, string>) =>
        page.getByRole('button', { name: say(name, values), exact: true }).click(),
      add: () => inField('Add from the price list').selectOptions('1'),
    }
  }

  const first = { text: 'Koseki', textJa: '戸籍謄本', unit: 'page', quantity: 3, unitPrice: 25 }
  const certificate = {
    text: 'Certificate',
    textJa: '証明書',
    unit: 'document',
    quantity: 1,
    unitPrice: 10,
  }

  test('begin with the rate of the service and the pages of the documents', async () => {
    const { price, press, bodies } = await openForm()
    await expect.element(price).toHaveValue('75.00')
    await press('SUBMIT QUOTE')
    await expect.poll(() => bodies).toMatchObject([{ totalPrice: 75, lines: [first] }])
  })

  test('keep the price in step when one is added, changed or removed', async () => {
    const { price, press, bodies, inField, add } = await openForm()
    await add()
    await expect.element(price).toHaveValue('85.00')
    await expect.element(inField('Quantity, line {number}', '2')).toHaveFocus()
    await userEvent.keyboard('2')
    await expect.element(price).toHaveValue('95.00')
    await press('Other line')
    await expect.element(inField('Line {number}', '3')).toHaveFocus()
    await userEvent.keyboard('Regular customer')
    await inField('Each, line {number}', '3').fill('-5')
    await expect.element(price).toHaveValue('90.00')
    await press('Remove line {number}', { number: '1' })
    await expect.element(price).toHaveValue('15.00')
    await inField('Each, line {number}', '1').fill('12')
    await expect.element(price).toHaveValue('19.00')
    await press('SUBMIT QUOTE')
    const discount = { text: 'Regular customer', unit: 'each', quantity: 1, unitPrice: -5 }
    const lines = [{ ...certificate, quantity: 2, unitPrice: 12 }, discount]
    await expect.poll(() => bodies).toMatchObject([{ totalPrice: 19, lines }])
  })

  test('are left out when another price is typed, and the form says so', async () => {
    const { price, press, bodies, say } = await openForm()
    await price.fill('70')
    await expect
      .element(
        page.getByText(
          say('The lines add up to {sumText}. This quote is sent without them.', {
            sumText: '$75.00',
          }),
        ),
      )
      .toBeVisible()
    await press('SUBMIT QUOTE')
    await expect.poll(() => bodies).toHaveLength(1)
    expect(bodies[0]).toMatchObject({ totalPrice: 70 })
    expect(bodies[0]).not.toHaveProperty('lines')
  })

  test('can explain a price that was typed, with a discount', async () => {
    const { price, press, bodies } = await openForm()
    await price.fill('70')
    await press('Add a discount of {differenceText}', { differenceText: '-$5.00' })
    await expect.element(price).toHaveValue('70.00')
    await press('SUBMIT QUOTE')
    const discount = { text: 'Discount', textJa: '割引', quantity: 1, unitPrice: -5 }
    await expect.poll(() => bodies).toMatchObject([{ totalPrice: 70, lines: [first, discount] }])
  })

  test('can be used again after another price was typed', async () => {
    const { price, press, bodies } = await openForm()
    await price.fill('70')
    await press('Use the lines: {sumText}', { sumText: '$75.00' })
    await expect.element(price).toHaveValue('75.00')
    await press('SUBMIT QUOTE')
    await expect.poll(() => bodies).toMatchObject([{ totalPrice: 75, lines: [first] }])
  })

  test('keep a price without lines as the first one', async () => {
    const { price, press, bodies, add } = await openForm({
      ...threePages,
      stage: 'payment',
      isQuoted: true,
      totalPrice: 60,
      quote: {
        version: 1,
        expiresAt: '2099-01-01T00:00:00.000Z',
        isExpired: false,
        isTaken: false,
      },
    })
    await expect.element(price).toHaveValue('60.00')
    await add()
    await expect.element(price).toHaveValue('70.00')
    await press('SUBMIT QUOTE')
    const service60 = { text: 'Koseki', textJa: '戸籍謄本', unit: 'each', unitPrice: 60 }
    await expect
      .poll(() => bodies)
      .toMatchObject([{ totalPrice: 70, lines: [service60, certificate] }])
  })

  test('ask before a price that is far from the list is sent', async () => {
    const { press, bodies, inField } = await openForm()
    await inField('Each, line {number}', '1').fill('250')
    await press('SUBMIT QUOTE')
    const dialog = page.getByRole('alertdialog')
    await expect.poll(() => dialog.element().textContent).toContain('$75.00')
    expect(bodies).toEqual([])
  })

  test('are checked before they are sent', async () => {
    const { press, bodies, inField } = await openForm()
    await inField('Quantity, line {number}', '1').fill('0')
    await press('SUBMIT QUOTE')
    await expect
      .element(inField('Quantity, line {number}', '1'))
      .toHaveAttribute('aria-invalid', 'true')
    expect(bodies).toEqual([])
  })
})
