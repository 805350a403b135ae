import { useState } from 'react'

import { Button, ButtonLink } from '@kakehashi/ui/button'
import { Row, Specimen, State } from './specimen.tsx'

export function ButtonParts({ prefix }: { prefix: string }) {
  const [isBusy, setBusy] = useState(false)

  function workForTwoSeconds() {
    setBusy(true)
    setTimeout(() => setBusy(false), 2000)
  }

  return (
    <Specimen name="Button">
      <Row>
        <Button variant="seal">ACCEPT</Button>
        <Button variant="ink">SEND</Button>
        <Button variant="line">DECLINE</Button>
        <Button variant="line" size="small" icon="download">
          ORIGINAL
        </Button>
        <ButtonLink variant="line" size="small" to="/showcase" icon="plus">
          A link
        </ButtonLink>
      </Row>
      <State says="Busy: the width stays, presses are dropped, the state is said aloud">
        <Row>
          <Button variant="seal" isBusy busyLabel="Accepting">
            ACCEPT
          </Button>
          <Button variant="ink" isBusy>
            SEND
          </Button>
          <Button variant="line" isBusy>
            DECLINE
          </Button>
          <Button variant="ink" isBusy={isBusy} busyLabel="Saving" onClick={workForTwoSeconds}>
            Press me
          </Button>
        </Row>
      </State>
      <State says="Not now: the reason stands beside it">
        <Row>
          <Button disabled>TRANSLATED</Button>
          <Button variant="line" aria-disabled aria-describedby={`${prefix}-why`}>
            Deliver
          </Button>
          <span id={`${prefix}-why`}>Waiting for review</span>
        </Row>
      </State>
      <State says="Long words, and Japanese">
        <Row>
          <Button variant="line">Send the corrected translation to the customer once more</Button>
          <span lang="ja">
            <Button variant="seal">見積もりを承諾する</Button>
          </span>
        </Row>
      </State>
    </Specimen>
  )
}
