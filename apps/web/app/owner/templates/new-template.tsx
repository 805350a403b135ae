import type { TemplateView } from '@kakehashi/contract/paper-templates'
import { isShipped } from '@kakehashi/domain/paper-templates/template'
import { Alert } from '@kakehashi/ui/alert'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import {
  useAddPaperTemplateMutation,
  useGetPaperTemplateQuery,
} from '../../api/paper-templates-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import { newTemplate, toEdited } from './edited-template.ts'
import { TemplateEditor } from './template-editor.tsx'

/** An empty template, a copy of another one, or one that stands in place of a shipped one. */
export default function NewTemplate() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const replaces = search.get('replace')
  const source = replaces ?? search.get('copy')
  const { currentData, ...query } = useGetPaperTemplateQuery(source ?? '', {
    skip: source === null,
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage
      title={replaces === null ? t`New paper template` : t`Change a paper template`}
      back={{ to: '/owner/templates', label: <Trans>Paper templates</Trans> }}
    >
      {source === null ? (
        <Add />
      ) : (
        <Loaded
          query={{ ...query, data: currentData }}
          label={<Trans>Loading the template</Trans>}
          lines={12}
        >
          {(view) => <Add key={source} source={view} isInPlace={replaces !== null} />}
        </Loaded>
      )}
    </OfficePage>
  )
}

function Add({ source, isInPlace = false }: { source?: TemplateView; isInPlace?: boolean }) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const [add] = useAddPaperTemplateMutation()
  // The same for this form, so that a template that is sent again after a lost reply is added once.
  const [key] = useState(() => crypto.randomUUID())
  const replaces = isInPlace && source && isShipped(source._id) ? source._id : undefined

  function begin() {
    if (!source) return newTemplate()
    const edited = toEdited(source.paper)
    if (isInPlace) return edited
    const { en, ja } = edited.title
    // What both lists show has to be told apart.
    return { ...edited, title: { en: `${en} (copy)`, ja: `${ja}（控え）` } }
  }

  return (
    <TemplateEditor
      what={`new ${source?._id ?? ''}`}
      begin={begin}
      isFromFixed={source !== undefined}
      isUsed={isInPlace && source?.isUsed === true}
      notice={
        replaces &&
        source && (
          <Alert kind="info">
            <Trans>
              “{source.paper.title[language]}” comes with the program. What you save is the office’s
              own and stands in its place. You can go back to the original at any time.
            </Trans>
          </Alert>
        )
      }
      save={async (paper, allowLeaving) => {
        const body = { paper, ...(replaces && { replaces }) }
        const { _id } = await add({ key, body }).unwrap()
        showToast.success(t`Template saved`)
        allowLeaving()
        await navigate(`/owner/templates/${_id}`, { replace: true })
        return undefined
      }}
    />
  )
}
