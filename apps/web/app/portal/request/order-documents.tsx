import type { RequestDetail } from '@kakehashi/contract/request-view'
import { useAddDocumentMutation } from '../../api/requests-api.ts'
import { Documents } from '../../request-parts/documents.tsx'
import { AddFiles } from '../../request-parts/uploads/add-files.tsx'
import { DropFiles } from '../../request-parts/uploads/drop-files.tsx'
import { UploadList } from '../../request-parts/uploads/upload-list.tsx'
import { useUploads } from '../../request-parts/uploads/use-uploads.ts'

/** The papers of the order, and until the hand-over the way to add one that was forgotten. */
export function OrderDocuments({ request }: { request: RequestDetail }) {
  const { closedAt, stage, reader } = request
  const canAdd = closedAt === undefined && stage !== 'complete' && reader !== 'desk'
  return canAdd ? <GrowingDocuments request={request} /> : <Documents request={request} />
}

function GrowingDocuments({ request }: { request: RequestDetail }) {
  const { _id: requestId } = request
  const [addDocument] = useAddDocumentMutation()
  const uploads = useUploads({
    attach: ({ document }) => addDocument({ requestId, document }).unwrap(),
  })
  // What has arrived stands among the documents.
  const underWay = uploads.items.filter(({ state }) => state.kind !== 'ready')
  const isAdding = underWay.length > 0 || uploads.leftOut > 0
  return (
    <>
      <Documents
        request={request}
        adding={<AddFiles onFiles={uploads.add} />}
        underWay={isAdding && <UploadList uploads={{ ...uploads, items: underWay }} />}
      />
      <DropFiles onFiles={uploads.add} />
    </>
  )
}
