import type { RequestDetail } from '@kakehashi/contract/request-view'
import { Documents } from '../../request/documents/documents.tsx'
import { AddedPapers } from '../../request/documents/add-documents.tsx'
import { DropFiles } from '../../request/uploads/drop-files.tsx'

export function OrderDocuments({ request }: { request: RequestDetail }) {
  return (
    <AddedPapers request={request}>
      {({ adding, underWay, add }) => (
        <>
          <Documents request={request} adding={adding} underWay={underWay} />
          {add && <DropFiles onFiles={add} />}
        </>
      )}
    </AddedPapers>
  )
}
