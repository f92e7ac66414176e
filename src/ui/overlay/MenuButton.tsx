import type { ReactNode } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import styles from './MenuButton.module.css';

export interface MenuButtonProps<Id extends string> {
  label: string;
  icon: ReactNode;
  items: readonly { id: Id; label: string }[];
  onChoose: (id: Id) => void;
  isDisabled?: boolean;
  className: string | undefined;
}

/** A button that opens a menu of actions. */
export function MenuButton<Id extends string>(props: MenuButtonProps<Id>) {
  const { label, icon, items, onChoose, isDisabled = false, className } = props;
  return (
    <MenuTrigger>
      <Button aria-label={label} isDisabled={isDisabled} className={className ?? ''}>
        {icon}
      </Button>
      <Popover className={styles.popover ?? ''} offset={6}>
        <Menu aria-label={label} className={styles.menu ?? ''}>
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              className={styles.item ?? ''}
              onAction={() => onChoose(item.id)}
            >
              {item.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
