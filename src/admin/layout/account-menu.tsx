import { Button, FormControlLabel, Menu, MenuItem, Switch } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { Logout, UserMenuContextProvider, useGetIdentity, useStore, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { Modal } from '#admin/parts/modal.tsx'
import { HeaderButton, Strokes } from './header-button.tsx'
import { useKeys } from './use-keys.ts'

export function AccountMenu() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<Element | null>(null)
  // react-admin's sign-out closes the menu through this context.
  const menu = useMemo(() => ({ onClose: () => setAnchor(null) }), [])
  const [areKeysShown, setKeysShown] = useState(false)
  const [isOn] = useKeysOn()
  const showKeys = useCallback(() => setKeysShown(true), [])
  useKeys({ showKeys, isOn })
  const name = identity?.fullName
  return (
    <>
      <HeaderButton
        icon={<Strokes path={PERSON} />}
        name={name ? translate('menu.account_of', { name }) : translate('ra.auth.user_menu')}
        text={name ?? translate('ra.auth.user_menu')}
        hasPopup
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <UserMenuContextProvider value={menu}>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={menu.onClose}>
          <MenuItem component={Link} to="/account" onClick={menu.onClose}>
            {translate('menu.account')}
          </MenuItem>
          <MenuItem
            onClick={() => {
              menu.onClose()
              setKeysShown(true)
            }}
          >
            {translate('keys.title')}
          </MenuItem>
          <Logout icon={<span hidden />} />
        </Menu>
      </UserMenuContextProvider>
      {areKeysShown && <KeysDialog close={() => setKeysShown(false)} />}
    </>
  )
}

const PERSON = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 21c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5'

const KEYS = [
  ['keys.search_key', 'keys.search'],
  ['keys.save_key', 'keys.save'],
  ['keys.neighbours_key', 'keys.neighbours'],
  ['keys.list_key', 'keys.list'],
  ['keys.range_key', 'keys.range'],
  ['keys.order_key', 'keys.order'],
] as const

/** Whether a single key may open the list: who speaks to the computer may not want that. */
function useKeysOn() {
  return useStore('keys.on', true)
}

function KeysDialog({ close }: { close: () => void }) {
  const translate = useTranslate()
  const [isOn, setOn] = useKeysOn()
  return (
    <Modal
      title={translate('keys.title')}
      close={close}
      actions={<Button onClick={close}>{translate('screens.close')}</Button>}
    >
      <dl>
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{translate(key)}</kbd>
            </dt>
            <dd>{translate(does)}</dd>
          </div>
        ))}
      </dl>
      <FormControlLabel
        control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
        label={translate('keys.on')}
      />
    </Modal>
  )
}
