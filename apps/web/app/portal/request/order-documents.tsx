import type { RequestDetail } from '@kakehashi/contract/request-view'
import { takesPlace } from '@kakehashi/domain/files'
import { useRef } from 'react'
import { useUserInfo } from '../../account/use-user-info.ts'
import { useAddDocumentMutation } from '../../api/requests-api.ts'
import { Documents } from '../../request-parts/documents.tsx'
import { AddFiles } from '../../request-parts/uploads/add-files.tsx'
import { DropFiles } from '../../request-parts/uploads/drop-files.tsx'
import { UploadList } from '../../request-parts/uploads/upload-list.tsx'
import { useUploads } from '../../request-parts/uploads/use-uploads.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'

/** The papers of the order, and until the hand-over the way to add one that was forgotten. */
export function OrderDocuments({ request }: { request: RequestDetail }) {
  const { closedAt, stage, reader } = request
  const canAdd = closedAt === undefined && stage !== 'complete' && reader !== 'desk'
  const person = useUserInfo()?._id
  if (!canAdd) return <Documents request={request} />
  // Each order has its own files on their way.
  return <GrowingDocuments key={`${person} ${request._id}`} person={person} request={request} />
}

interface GrowingDocumentsProps {
  request: RequestDetail
  person: string | undefined
}

function GrowingDocuments({ request, person }: GrowingDocumentsProps) {
  const { _id: requestId, documents, reader } = request
  const [addDocument] = useAddDocumentMutation()
  const uploads = useUploads({
    keepFor: person === undefined ? undefined : { person, name: `request-files:${requestId}` },
    attach: async ({ document, file }) => {
      // A reload may have come between the office's yes and our hearing of it.
      if (documents.some(({ _id }) => _id === file._id)) return
      await addDocument({ requestId, document }).unwrap()
    },
  })
  // Whoever asks the office to add one more finds it able to.
  const inOrder = reader === 'office' ? 0 : documents.filter(takesPlace).length
  const add = (files: Iterable<File>) => uploads.add(files, inOrder)
  // What has arrived stands among the documents.
  const underWay = uploads.items.filter(({ state }) => state.kind !== 'ready')
  // The last row takes its button with it; the way to add a file stays.
  const place = useRef<HTMLDivElement>(null)
  const keepingFocus = useKeptFocus(() => place.current?.querySelector('button'))
  const isAdding = underWay.length > 0 || uploads.leftOut > 0
  return (
    <div ref={place} {...keepingFocus}>
      <Documents
        request={request}
        adding={<AddFiles onFiles={add} />}
        underWay={isAdding && <UploadList uploads={{ ...uploads, items: underWay }} />}
      />
      <DropFiles onFiles={add} />
    </div>
  )
}
