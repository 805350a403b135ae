import type { TemplateView } from '@kakehashi/contract/paper-templates'
import { Empty } from '@kakehashi/ui/empty'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  useChangePaperTemplateMutation,
  useGetPaperTemplateQuery,
} from '../../api/paper-templates-api.ts'
import { Loaded } from '../../layouts/loaded.tsx'
import { OfficePage } from '../../layouts/office-page.tsx'
import type { Route } from './+types/template'
import { toEdited } from './edited-template.ts'
import { TemplateEditor } from './template-editor.tsx'

/** A template of the office. */
export default function Template({ params }: Route.ComponentProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [opened, setOpened] = useState(0)
  const { currentData, ...query } = useGetPaperTemplateQuery(params.id, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <OfficePage
      title={currentData?.paper.title[language] ?? t`Template`}
      back={{ to: '/owner/templates', label: <Trans>Paper templates</Trans> }}
      facts={
        currentData && (
          <span>
            <Trans>Version {currentData.version}</Trans>
          </span>
        )
      }
    >
      <Loaded
        query={{ ...query, data: currentData }}
        label={<Trans>Loading the template</Trans>}
        lines={12}
      >
        {(view) =>
          view.version === 0 || view.archivedAt !== undefined ? (
            <Empty title={<Trans>This template cannot be changed here</Trans>}>
              <Trans>Bring it back, or make a copy of it, in the list of the templates.</Trans>
            </Empty>
          ) : (
            <Change
              key={`${view._id} ${opened}`}
              view={view}
              onReload={() => setOpened(opened + 1)}
            />
          )
        }
      </Loaded>
    </OfficePage>
  )
}

function Change({ view, onReload }: { view: TemplateView; onReload: () => void }) {
  const { t } = useLingui()
  const [change] = useChangePaperTemplateMutation()
  // What somebody else saves meanwhile is not mixed with what is typed here.
  const [version, setVersion] = useState(view.version)
  return (
    <TemplateEditor
      what={view._id}
      begin={() => toEdited(view.paper)}
      isFromFixed
      isUsed={view.isUsed}
      save={async (paper) => {
        const body = { paper, version }
        const saved = await change({ templateId: view._id, body }).unwrap()
        setVersion(saved.version)
        showToast.success(t`Template saved`)
        return toEdited(saved.paper)
      }}
      onReload={onReload}
    />
  )
}
