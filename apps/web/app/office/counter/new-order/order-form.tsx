import { Button } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useListAllServicesQuery } from '../../../api/services-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { ArrivedFiles } from '../../../request/uploads/arrived-files.tsx'
import { AddFiles } from '../../../request/uploads/add-files.tsx'
import { DropFiles } from '../../../request/uploads/drop-files.tsx'
import { sizeOfUploads } from '../../../request/uploads/size-of-uploads.ts'
import { UploadList } from '../../../request/uploads/upload-list.tsx'
import { KeyCaps } from '../../keys/key-list.tsx'
import { TrayButton } from '../../tray/tray-button.tsx'
import { TrayDialog } from '../../tray/tray-dialog.tsx'
import { EarlierOrders } from './earlier-orders.tsx'
import { FromPhone } from './phone/from-phone.tsx'
import { PayNow } from './pay-now.tsx'
import { PriceLines } from './price-lines.tsx'
import { type TakenHere, useNewOrder } from './use-new-order.ts'
import { Who } from './who.tsx'
import styles from './new-order.module.css'

export function OrderForm({ onTaken }: { onTaken: (taken: TakenHere) => void }) {
  const { t } = useLingui()
  const order = useNewOrder(onTaken)
  const { uploads, scans, phone } = order
  // The public list has no prices where the office does not publish them.
  const { data: all = [] } = useListAllServicesQuery()
  const services = all.filter(({ isDraft, archivedAt }) => !isDraft && archivedAt === undefined)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void order.submit()
  }

  return (
    <>
      {/* Not in the form: the sheet of an order has a form of its own. */}
      {order.customer.kind === 'known' && <EarlierOrders userId={order.customer.userId} />}
      <form className={styles.columns} onSubmit={submit} noValidate>
        <section>
          <h2>
            <Trans>Customer</Trans>
          </h2>
          <Who
            customer={order.customer}
            onChange={order.setCustomer}
            problem={order.problems.customer}
          />
          <h2 className={styles.next}>
            <Trans>Documents</Trans>
          </h2>
          <div>
            <UploadList uploads={uploads} />
            <ArrivedFiles
              label={t`From the scanner`}
              items={scans.items}
              onRemove={scans.leaveOut}
            />
          </div>
          <div className={styles.ways}>
            <TrayButton tray={scans.tray} />
            <AddFiles id="counter-documents" onFiles={uploads.add}>
              <Trans>Add files</Trans>
            </AddFiles>
          </div>
          <DropFiles onFiles={uploads.add} />
          <FromPhone phone={phone} />
        </section>
        <section>
          <h2>
            <Trans>Price</Trans>
          </h2>
          <PriceLines
            services={services}
            size={sizeOfUploads([...uploads.items, ...scans.items, ...phone.items])}
            lines={order.lines}
            onChange={order.setLines}
            problem={order.problems.lines}
          />
          <TextAreaField
            label={t`What it is for`}
            hint={t`The customer and the translator read it.`}
            isOptional
            rows={2}
            value={order.details}
            onChange={({ target }) => order.setDetails(target.value)}
          />
          <TextAreaField
            label={t`Note for the office`}
            isOptional
            rows={2}
            maxLength={500}
            value={order.note}
            onChange={({ target }) => order.setNote(target.value)}
          />
        </section>
        <section>
          <h2>
            <Trans>Payment now</Trans>
          </h2>
          <PayNow
            choice={order.pay}
            onChoice={order.setPay}
            dueCents={order.dueCents}
            tender={order.tender}
          />
          <div className={styles.foot}>
            <Refusal message={order.problems.whole} />
            <Button
              type="submit"
              variant="seal"
              isWide
              isBusy={order.isSending}
              busyLabel={t`Sending`}
            >
              <Trans>TAKE ORDER</Trans>
              <span aria-hidden="true" className={styles.caps}>
                <KeyCaps keys="Ctrl Enter" />
              </span>
            </Button>
          </div>
        </section>
      </form>
      {/* Not in the form: Enter in the dialog would send the order. */}
      <TrayDialog tray={scans.tray} onTake={scans.choose} />
    </>
  )
}
