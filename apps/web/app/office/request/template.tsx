import { officeTemplatePath, stagePath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { UnlessRefused } from '../../errors/unless-refused.tsx'
import { FillScreen } from '../../request/paper-templates/fill-screen.tsx'
import type { Route } from './+types/template'

/** A template beside a document, for somebody of the office who translates it. */
export default function OfficeTemplate({ params: { id, documentId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const back = { to: stagePath('translate', id), label: <Trans>The request</Trans> }
  return (
    <UnlessRefused requestId={id} back={back}>
      <FillScreen
        requestId={id}
        documentId={documentId}
        back={back}
        pathOf={(document) => officeTemplatePath(id, document)}
        onSubmitted={({ stage }) => navigate(stagePath(stage, id))}
      />
    </UnlessRefused>
  )
}
