import { Alert } from '@kakehashi/ui/alert'
import { Plural } from '@lingui/react/macro'
import type { OfficeRequest } from '../../../request/request-views.ts'

/** Before a request ends, and after: what of the customer's is still here, and where. */
export function OriginalsLeft({ request }: { request: OfficeRequest }) {
  const here = request.originals.filter(({ out, removed }) => !out && !removed)
  if (here.length === 0) return null
  return (
    <Alert
      kind="warning"
      title={
        <Plural
          value={here.length}
          one="# original is still in the house"
          other="# originals are still in the house"
        />
      }
    >
      <ul role="list">
        {here.map(({ _id, description, shelf }) => (
          <li key={_id}>
            <b>{shelf}</b> {description}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
