import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '@kakehashi/ui/button'
import { Pill } from '@kakehashi/ui/pill'
import { Actions, Section } from '../../section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RenewCodes } from './renew-codes.tsx'
import { SetUp } from './set-up.tsx'
import { TurnOff } from './turn-off.tsx'

type Task = 'set-up' | 'renew' | 'turn-off'

export function SecondFactor({ hasSecondFactor }: { hasSecondFactor: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [task, setTask] = useState<Task>()
  const [codes, setCodes] = useState<readonly string[]>()
  // Only known once the server has refused to turn it off.
  const [isMandatory, setMandatory] = useState(false)

  function finish() {
    setTask(undefined)
    setCodes(undefined)
    // The focused form or list of codes is gone.
    heading.current?.focus()
  }

  return (
    <Section
      headingRef={heading}
      title={<Trans>Two-step login</Trans>}
      state={
        hasSecondFactor ? (
          <Pill tone="leaf" icon="check">
            <Trans>On</Trans>
          </Pill>
        ) : (
          <Pill tone="amber" icon="minus">
            <Trans>Off</Trans>
          </Pill>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={finish} />
      ) : task === 'set-up' ? (
        <SetUp onCodes={setCodes} onCancel={finish} />
      ) : task === 'renew' ? (
        <RenewCodes onCodes={setCodes} onCancel={finish} />
      ) : task === 'turn-off' ? (
        <TurnOff
          onDone={finish}
          onMandatory={() => {
            setMandatory(true)
            finish()
          }}
        />
      ) : (
        <AtRest {...{ hasSecondFactor, isMandatory }} onChoose={setTask} />
      )}
    </Section>
  )
}

interface AtRestProps {
  hasSecondFactor: boolean
  isMandatory: boolean
  onChoose: (task: Task) => void
}

function AtRest({ hasSecondFactor, isMandatory, onChoose }: AtRestProps) {
  if (!hasSecondFactor) {
    return (
      <>
        <p>
          <Trans>
            You sign in with your password and a code from your phone, so your password alone is not
            enough.
          </Trans>
        </p>
        <Actions>
          <Button onClick={() => onChoose('set-up')}>
            <Trans>SET UP</Trans>
          </Button>
        </Actions>
      </>
    )
  }
  return (
    <>
      <p>
        <Trans>We ask for a code from your authenticator app each time you sign in.</Trans>
      </p>
      <Actions>
        <Button variant="line" onClick={() => onChoose('renew')}>
          <Trans>New recovery codes</Trans>
        </Button>
        <Button
          variant="line"
          aria-disabled={isMandatory}
          aria-describedby={isMandatory ? 'why-it-stays-on' : undefined}
          onClick={() => onChoose('turn-off')}
        >
          <Trans>Turn off</Trans>
        </Button>
      </Actions>
      {isMandatory && (
        <p id="why-it-stays-on">
          <Trans>The office requires two-step login for staff, so you cannot turn it off.</Trans>
        </p>
      )}
    </>
  )
}
