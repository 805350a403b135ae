import { useLingui } from '@lingui/react/macro'
import { Tool } from './tool.tsx'
import { larger, type Scale, smaller, type Zoom } from './zoom.ts'

interface ZoomToolsProps {
  scale: Scale
  /** The zoom that is shown, also for a fit. */
  zoom: Zoom
  onScale: (scale: Scale) => void
}

export function ZoomTools({ scale, zoom, onScale }: ZoomToolsProps) {
  const { t } = useLingui()
  const [less, more] = [smaller(zoom), larger(zoom)]
  return (
    <>
      <Tool
        icon="minus"
        label={t`Smaller`}
        mark={zoomMarks.smaller}
        off={less === undefined}
        onUse={() => onScale(less ?? zoom)}
      />
      <output aria-label={t`Zoom`}>{Math.round(zoom * 100)}%</output>
      <Tool
        icon="plus"
        label={t`Larger`}
        mark={zoomMarks.larger}
        off={more === undefined}
        onUse={() => onScale(more ?? zoom)}
      />
      <Tool
        icon="fit-page"
        label={t`Fit the page`}
        mark={zoomMarks.fit}
        isOn={scale === 'page'}
        onUse={() => onScale('page')}
      />
      <Tool
        icon="fit-width"
        label={t`Fit the width`}
        isOn={scale === 'width'}
        onUse={() => onScale('width')}
      />
    </>
  )
}

/** For the keys that press these buttons from anywhere on a screen. */
export const zoomMarks = { smaller: 'smaller', larger: 'larger', fit: 'fit' } as const

/** Keys for a document that has the focus. Undefined for other keys. */
export function scaleForKey(key: string, zoom: Zoom): Scale | undefined {
  if (key === '+' || key === '=') return larger(zoom)
  if (key === '-') return smaller(zoom)
  return key === '0' ? 'page' : undefined
}
