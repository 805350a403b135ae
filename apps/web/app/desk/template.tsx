import { deskPath, deskTemplatePath } from '@kakehashi/contract/screen-paths'
import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { UnlessRefused } from '../errors/unless-refused.tsx'
import { FillScreen } from '../request/paper-templates/fill-screen.tsx'
import type { Route } from './+types/template'

/** A template beside a document of a request that is assigned to the translator. */
export default function DeskTemplate({ params: { id, documentId } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const back = { to: deskPath(id), label: <Trans>The request</Trans> }
  return (
    <UnlessRefused requestId={id} back={back}>
      <FillScreen
        requestId={id}
        documentId={documentId}
        back={back}
        pathOf={(document) => deskTemplatePath(id, document)}
        onSubmitted={() => navigate('/desk')}
      />
    </UnlessRefused>
  )
}
