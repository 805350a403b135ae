import { timeOfDay } from '@kakehashi/domain/calendar/date-formats'
import { useOffice } from '@kakehashi/layouts/office'
import { Button } from '@kakehashi/ui/button'
import { Icon } from '@kakehashi/ui/icon'
import { useLingui } from '@lingui/react/macro'
import { Main } from '../../layouts/main.tsx'
import { PageTitle } from '../../layouts/page-title.tsx'
import { Both } from './both.tsx'
import { Called, Next } from './numbers.tsx'
import { filled, screenTexts } from './screen-texts.ts'
import { useChime } from './use-chime.ts'
import { useLastCall, useShownNumbers } from './use-shown-numbers.ts'
import styles from './waiting-screen.module.css'

/** For a screen on the wall: which numbers are called, and which come next. */
export default function WaitingScreen() {
  const { t } = useLingui()
  const { name, timeZone } = useOffice()
  const { shown, now, lateSince } = useShownNumbers()
  const lastCall = useLastCall(shown)
  const sound = useChime(lastCall)
  const time = timeOfDay(now, timeZone)
  return (
    <div className={`office ${styles.screen}`}>
      <PageTitle title={t`Waiting numbers`} />
      <header className={styles.header}>
        <p className="serif">
          <Both words={name} />
        </p>
        <Button variant="line" size="small" icon="bell" onClick={sound.turn}>
          <span>
            <Both words={sound.isOn ? screenTexts.turnSoundOff : screenTexts.turnSoundOn} />
          </span>
        </Button>
        <time dateTime={now.toISOString()}>{time}</time>
      </header>
      {lateSince && (
        <p className={styles.late} role="alert">
          <Icon name="alert" />
          <span>
            <Both words={filled(screenTexts.late, 'time', timeOfDay(lateSince, timeZone))} />
          </span>
        </p>
      )}
      <Main className={styles.main}>
        {shown?.isOn === true ? (
          <>
            <Called called={shown.called} lastCall={lastCall} />
            <Next {...shown} />
          </>
        ) : (
          <div className={styles.plain}>
            <h1>
              <Both words={shown ? screenTexts.off : screenTexts.connecting} />
            </h1>
            {shown && (
              <p>
                <Both words={screenTexts.comeIn} />
              </p>
            )}
          </div>
        )}
      </Main>
    </div>
  )
}
