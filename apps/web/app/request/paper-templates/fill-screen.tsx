import type { DateProposal } from '@kakehashi/contract/requests/document-proposals'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Empty } from '@kakehashi/ui/empty'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useListDocumentProposalsQuery } from '../../api/document-proposals-api.ts'
import { useGetRequestQuery } from '../../api/requests-api.ts'
import { useListTranslationDraftsQuery } from '../../api/translation-drafts-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { FileTabs } from '../preview/file-tabs.tsx'
import { DraftEditor } from './draft-editor.tsx'
import styles from './paper-templates.module.css'
import { TemplateChoice } from './template-choice.tsx'
import { TemplateLinks } from './template-links.tsx'

interface FillScreenProps {
  requestId: string
  documentId: string
  /** The request from which somebody came. */
  back: { to: string; label: ReactNode }
  pathOf: (documentId: string) => string
  onSubmitted: (request: RequestDetail) => unknown
}

/** A document and its template side by side, for the desk and the office. */
export function FillScreen(props: FillScreenProps) {
  const { requestId, documentId, back, pathOf, onSubmitted } = props
  const { t } = useLingui()
  const { currentData: request, ...query } = useGetRequestQuery(requestId)
  const drafts = useListTranslationDraftsQuery(requestId, { refetchOnMountOrArgChange: true })
  const { data: proposals } = useListDocumentProposalsQuery(requestId)
  const proposed = proposals?.find((one) => one.document === documentId)
  const [outline, setOutline] = useState<DateProposal>()
  const document = request?.documents.find(({ _id }) => _id === documentId)
  return (
    <OfficePage
      title={request ? lastFirst(request) : t`Fill in a template`}
      back={back}
      facts={request && <span>{request.orderNumber}</span>}
    >
      <Loaded
        query={{ ...query, data: request }}
        label={<Trans>Loading the request</Trans>}
        lines={12}
      >
        {(shown) => (
          <Loaded query={drafts} label={<Trans>Loading the draft</Trans>} lines={12}>
            {(list) => {
              const isOpen = shown.reader !== 'customer' && shown.can.includes('submitTranslation')
              if (!document || !isOpen) return <NotOpen hasDocument={document !== undefined} />
              const draft = list.find((one) => one.document === documentId)
              const links = (
                <TemplateLinks
                  requestId={requestId}
                  documents={shown.documents}
                  pathOf={pathOf}
                  current={documentId}
                />
              )
              return (
                <div className={styles.bench}>
                  <section className={styles.papers} aria-labelledby="template-document">
                    <h2 id="template-document" className="hush">
                      <Trans>Document</Trans>
                    </h2>
                    <FileTabs
                      files={[document]}
                      serviceKind={shown.serviceKind}
                      fit="width"
                      outline={outline}
                    />
                  </section>
                  {draft ? (
                    <DraftEditor
                      key={`${documentId} ${draft.template} ${draft.templateVersion}`}
                      request={shown}
                      draft={draft}
                      aside={links}
                      file={document}
                      proposed={proposed}
                      onOutline={setOutline}
                      onSubmitted={onSubmitted}
                    />
                  ) : (
                    <>
                      <TemplateChoice
                        requestId={requestId}
                        documentId={documentId}
                        looksLike={proposed?.template ?? undefined}
                      />
                      <div className={styles.side}>{links}</div>
                    </>
                  )}
                </div>
              )
            }}
          </Loaded>
        )}
      </Loaded>
    </OfficePage>
  )
}

function NotOpen({ hasDocument }: { hasDocument: boolean }) {
  return hasDocument ? (
    <Empty title={<Trans>Nothing to fill in now</Trans>}>
      <Trans>Templates are filled in while the request is being translated.</Trans>
    </Empty>
  ) : (
    <Empty title={<Trans>This document is not in the request</Trans>} />
  )
}
