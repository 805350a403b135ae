import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { Documents } from '../../request/documents/documents.tsx'
import { AddDocuments } from '../../request/documents/add-documents.tsx'
import { DropFiles } from '../../request/uploads/drop-files.tsx'

export function RequestDocuments({ request }: { request: RequestDetail }) {
  return (
    <AddDocuments request={request}>
      {({ adding, underWay, add }) => (
        <>
          <Documents request={request} adding={adding} underWay={underWay} />
          {add && <DropFiles onFiles={add} />}
        </>
      )}
    </AddDocuments>
  )
}
