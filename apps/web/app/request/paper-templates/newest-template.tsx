import type { TranslationDraft } from '@kakehashi/contract/requests/translation-drafts'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useQuestion } from '@kakehashi/ui/use-question'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useMoveTranslationDraftMutation } from '../../api/translation-drafts-api.ts'
import type { Draft } from './use-draft.ts'

interface NewestTemplateProps {
  requestId: string
  saved: TranslationDraft
  draft: Draft
}

/** The office has changed the template since the draft was begun. */
export function NewestTemplate({ requestId, saved, draft }: NewestTemplateProps) {
  const { t } = useLingui()
  const { ask, question } = useQuestion()
  const [move, { isLoading }] = useMoveTranslationDraftMutation()
  const { newest } = saved
  if (!newest) return null
  const { lost } = newest

  async function use() {
    const isSure =
      lost === 0 ||
      (await ask({
        title: t`Use the newest version?`,
        text: t`${plural(lost, {
          one: '# filled field is not in the newest version and is deleted.',
          other: '# filled fields are not in the newest version and are deleted.',
        })}`,
        yes: t`Delete and use it`,
      }))
    if (!isSure || !(await draft.saveNow())) return
    const about = { requestId, documentId: saved.document, version: draft.seenVersion() }
    const { error } = await move(about)
    if (error) return showFailedCall(error)
    showToast.success(t`The draft now uses the newest version`)
  }

  return (
    <>
      <Alert
        kind="info"
        title={<Trans>There is a newer version of this template</Trans>}
        action={
          <Button variant="line" size="small" isBusy={isLoading} onClick={() => void use()}>
            <Trans>Use the newest version</Trans>
          </Button>
        }
      >
        <Trans>This draft keeps the version it was begun with. What fits is kept.</Trans>
      </Alert>
      {question}
    </>
  )
}
