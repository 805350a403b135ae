import { DefinitionList } from '@kakehashi/ui/definition-list'
import { type Column, Table } from '@kakehashi/ui/table'
import { Columns, Specimen } from './specimen.tsx'

interface Sample {
  order: string
  name: string
  sent: string
  total: string
}

const rows: Sample[] = [
  { order: 'K-2026-00042', name: 'Smith, Jane', sent: '09 Nov, 2026', total: '$45.00' },
  {
    order: 'K-2026-00041',
    name: 'Yamashiro-Henderson, Maria',
    sent: '08 Nov, 2026',
    total: '$1,145.00',
  },
]

const columns: Column<Sample>[] = [
  { key: 'name', header: 'Customer', cell: (row) => row.name },
  { key: 'order', header: 'Order', cell: (row) => row.order },
  { key: 'sent', header: 'Sent', cell: (row) => row.sent },
  { key: 'total', header: 'Total', cell: (row) => row.total, isNumber: true },
]

export function DataParts() {
  return (
    <Specimen name="Table and facts">
      <Table caption="Orders" columns={columns} rows={rows} rowKey={(row) => row.order} />
      <Table
        caption="Orders of yesterday"
        isCaptionHidden
        columns={columns}
        rows={[]}
        rowKey={(row) => row.order}
        empty="Nothing came in yesterday."
      />
      <Columns>
        <DefinitionList
          items={[
            { label: 'Name', value: 'Smith, Jane' },
            { label: 'E-mail', value: 'jane.smith.of.the.long.address@mail.example' },
          ]}
        />
        <DefinitionList
          layout="sums"
          items={[
            { label: 'Birth certificate', value: '$15.00' },
            { label: 'Total', value: '$45.00', isMain: true },
            { label: 'Paid', value: '$0.00' },
          ]}
        />
        <DefinitionList
          layout="strip"
          items={[
            { label: 'Order', value: 'K-2026-00042' },
            { label: 'Total', value: '$45.00' },
          ]}
        />
      </Columns>
    </Specimen>
  )
}
