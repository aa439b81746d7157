import { Menu, MenuItem, SvgIcon } from '@mui/material'
import { useCallback, useMemo, useState } from 'react'
import { Logout, UserMenuContextProvider, useGetIdentity, useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { HeaderButton } from './header-button.tsx'
import { KeysDialog, useKeysOn } from './keys-dialog.tsx'
import { useKeys } from './use-keys.ts'

/** The signed-in account: link to its page, the list of keys, and sign-out. */
export function AccountMenu() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<Element | null>(null)
  // Of react-admin, whose sign-out closes the menu by it.
  const menu = useMemo(() => ({ onClose: () => setAnchor(null) }), [])
  const [areKeysShown, setKeysShown] = useState(false)
  const [isOn] = useKeysOn()
  const showKeys = useCallback(() => setKeysShown(true), [])
  useKeys({ showKeys, isOn })
  const name = identity?.fullName
  return (
    <>
      <HeaderButton
        icon={<Person />}
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

function Person() {
  return (
    <SvgIcon sx={{ fontSize: '1.25rem' }}>
      <path
        d="M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 21c.5-4.5 3.5-6.5 8-6.5s7.5 2 8 6.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </SvgIcon>
  )
}
