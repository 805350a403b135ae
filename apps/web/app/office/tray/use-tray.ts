import { useState } from 'react'
import { useListTrayQuery } from '../../api/tray-api.ts'

export type Tray = ReturnType<typeof useTray>

/** What the scanner saved, without what was chosen before, and whether its dialog is open. */
export function useTray(chosen: ReadonlySet<string> = new Set()) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useListTrayQuery()
  const documents = data?.documents.filter(({ _id }) => !chosen.has(_id)) ?? []
  return {
    /** Most offices have no scanner folder. Undefined until the server has answered. */
    isHere: error === undefined ? data?.isOn : true,
    offered: documents.filter(({ isPutAside }) => !isPutAside),
    putAside: documents.filter(({ isPutAside }) => isPutAside),
    all: data?.documents,
    problem: data?.problem,
    refused: data?.refused ?? [],
    error,
    isFetching,
    retry: () => void refetch(),
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}
