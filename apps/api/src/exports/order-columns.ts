import { columnsFor } from './table.ts'

interface OrderRow {
  readonly first_name: string
  readonly last_name: string
  readonly name_ja: string | null
  readonly service_name: string
}

const { text } = columnsFor<OrderRow>()

/** For whom something was ordered, and what. */
export const orderColumns = [
  text('Last name', '姓', (row) => row.last_name),
  text('First name', '名', (row) => row.first_name),
  text('Japanese name', '日本語の氏名', (row) => row.name_ja),
  text('Service', 'サービス', (row) => row.service_name, 28),
]
