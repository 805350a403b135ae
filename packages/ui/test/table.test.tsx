import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Column, Table } from '../src/display/table.tsx'
import { renderIn } from './in-language.tsx'

interface Row {
  readonly number: string
  readonly sum: number
}
const columns: Column<Row>[] = [
  { key: 'number', header: 'Request', cell: (row) => row.number },
  { key: 'sum', header: 'Total', cell: (row) => `$${row.sum}`, isNumber: true },
]
const rows = [
  { number: 'K-1', sum: 50 },
  { number: 'K-2', sum: 1200 },
]
const table = (given: readonly Row[]) => (
  <Table
    caption="Open requests"
    columns={columns}
    rows={given}
    rowKey={(row) => row.number}
    empty="Nothing is open"
  />
)

for (const width of [1440, 390]) {
  test(`at ${width} px it has table roles, and each number has its column name`, async () => {
    await page.viewport(width, 900)
    await renderIn('en', table(rows))
    await expect.element(page.getByRole('table', { name: 'Open requests' })).toBeVisible()
    expect(page.getByRole('columnheader').elements()).toHaveLength(2)
    await expect.element(page.getByRole('rowheader', { name: 'K-2' })).toBeVisible()
    expect(page.getByRole('row').elements()).toHaveLength(3)
    await expect.element(page.getByRole('cell', { name: '$1200' })).toBeVisible()
    const label = page.getByRole('cell', { name: '$1200' }).element().firstElementChild
    expect(label?.checkVisibility()).toBe(width < 960)
    await page.viewport(1440, 900)
  })
}

test('an empty table shows its message', async () => {
  await renderIn('en', table([]))
  await expect.element(page.getByRole('cell', { name: 'Nothing is open' })).toBeVisible()
})
