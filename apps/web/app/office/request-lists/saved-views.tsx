import { Button } from '@kakehashi/ui/button'
import { Dialog, DialogActions } from '@kakehashi/ui/dialog'
import { Icon } from '@kakehashi/ui/icon'
import { TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useUserInfo } from '../../session/use-user-info.ts'
import styles from './saved-views.module.css'
import { removeView, saveView, useSavedViews } from './stored-views.ts'

/** The list as it is, and the views of it that this person has named. */
export function SavedViews() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const userId = useUserInfo()?._id ?? ''
  const views = useSavedViews(userId).filter(({ to }) => to.split('?', 1)[0] === pathname)
  const here = pathname + search
  const current = views.find(({ to }) => to === here)
  const isPlain = search === ''
  if (views.length === 0 && isPlain) return null
  return (
    <nav className={styles.views} aria-label={t`Saved views`}>
      <Link to={pathname} aria-current={isPlain ? 'page' : undefined}>
        <Trans>All</Trans>
      </Link>
      {views.map(({ name, to }) => (
        <Link key={to} to={to} aria-current={to === here ? 'page' : undefined}>
          {name}
        </Link>
      ))}
      {current ? (
        <button type="button" onClick={() => removeView(userId, current.to)}>
          <Icon name="close" />
          <Trans>Remove this view</Trans>
        </button>
      ) : (
        !isPlain && <SaveView onSave={(name) => saveView(userId, { name, to: here })} />
      )}
    </nav>
  )
}

const longestName = 40

function SaveView({ onSave }: { onSave: (name: string) => void }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    setOpen(false)
    onSave(name.trim())
  }

  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <Trans>Save this view</Trans>
      </button>
      <Dialog title={t`Save this view`} isOpen={isOpen} onClose={() => setOpen(false)}>
        <form onSubmit={save} className={styles.form}>
          <TextField
            ref={field}
            id="view-name"
            name="view-name"
            label={t`Name of the view`}
            hint={t`Kept in this browser, for you only. To share a view, send its address.`}
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <DialogActions>
            <Button variant="line" onClick={() => setOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit">
              <Trans>SAVE</Trans>
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
