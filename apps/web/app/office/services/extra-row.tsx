import type { ExtraView } from '@kakehashi/contract/services/extras'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useRemoveExtraMutation } from '../../api/extras-api.ts'
import { PricePer } from '../../request/price-per.tsx'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { ExtraForm } from './extra-form.tsx'
import styles from './extras.module.css'

export function ExtraRow({ extra }: { extra: ExtraView }) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) {
    const close = () => setEditing(false)
    return (
      <li className={styles.editing}>
        <ExtraForm extra={extra} onSaved={close} onCancel={close} />
      </li>
    )
  }
  return <ShownExtra extra={extra} onEdit={() => setEditing(true)} />
}

function ShownExtra({ extra, onEdit }: { extra: ExtraView; onEdit: () => void }) {
  const { t } = useLingui()
  const nameId = useId()
  const isJapanese = useLanguage() === 'ja'
  const [isAsking, setAsking] = useState(false)
  const [remove, { isLoading, error, reset }] = useRemoveExtraMutation()
  const { name, nameJa, price, unit, isCopy } = extra
  const shown = isJapanese ? nameJa : name

  async function confirm() {
    const { error: refused } = await remove(extra._id)
    if (refused) return showFailedCall(refused)
    setAsking(false)
    showToast.success(t`Extra removed`)
  }

  return (
    <li className={styles.row}>
      <b id={nameId}>{shown}</b>
      <span className={styles.other} lang={isJapanese ? 'en' : 'ja'}>
        {isJapanese ? name : nameJa}
      </span>
      <span className={styles.price}>
        <PricePer amount={price} unit={unit} />
      </span>
      {isCopy && (
        <span className={styles.other}>
          <Trans>For ‘Order again’: a copy of a translation</Trans>
        </span>
      )}
      <div className={styles.buttons}>
        <Button variant="line" size="small" aria-describedby={nameId} onClick={onEdit}>
          <Trans>EDIT</Trans>
        </Button>
        <Button
          variant="line"
          size="small"
          aria-describedby={nameId}
          onClick={() => {
            reset()
            setAsking(true)
          }}
        >
          <Trans>REMOVE</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove this extra?`}
        confirmLabel={<Trans>REMOVE</Trans>}
        isBusy={isLoading}
        error={error && errorMessage(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Trans>“{shown}” can no longer be added to a quote. Quotes that have it stay.</Trans>
      </ConfirmDialog>
    </li>
  )
}
