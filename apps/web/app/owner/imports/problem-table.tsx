import type { ImportDetail } from '@kakehashi/contract/imports'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { Table } from '@kakehashi/ui/table'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'

type Problem = ImportDetail['listed'][number]

/** What is wrong, in the order of the file. */
export function ProblemTable({ problems }: { problems: readonly Problem[] }) {
  const rows = problems.map((problem, index) => ({ ...problem, key: String(index) }))
  return (
    <Table
      caption={<Trans>Line by line</Trans>}
      isCaptionHidden
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'line',
          header: <Trans>Line</Trans>,
          cell: placeOf,
        },
        { key: 'column', header: <Trans>Column</Trans>, cell: ({ column }) => column ?? '—' },
        {
          key: 'message',
          header: <Trans>What is wrong</Trans>,
          cell: messageOf,
        },
      ]}
    />
  )
}

function placeOf({ line }: Problem) {
  return line === undefined ? <Trans>Whole file</Trans> : <Trans>Line {line}</Trans>
}

function messageOf({ message, used }: Problem) {
  return (
    <>
      {message} {used && <Used used={used} />}
    </>
  )
}

function Used({ used }: { used: NonNullable<Problem['used']> }) {
  return used.kind === 'request' ? (
    <Link to={stagePath(used.stage, used._id)}>{used.orderNumber}</Link>
  ) : (
    <Link to={`/admin/user/${used._id}`}>
      <Trans>Show the customer</Trans>
    </Link>
  )
}
