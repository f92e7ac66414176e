import { Menu } from 'lucide-react';
import { useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { LazySideMenu } from '../side-menu/lazy-side-menu.tsx';
import { Drawer } from './drawer.tsx';
import styles from './top-bar.module.css';

/** The side menu of a small screen: a button and, off the canvas, the drawer (SHELL-014). */
export function SideDrawer({ className }: { className?: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="Your menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={classNames(buttonStyle({ variant: 'quiet', square: true }), styles.toggle, className)}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      <Drawer label="Your menu" side="start" isOpen={isOpen} onClose={() => setOpen(false)}>
        <LazySideMenu />
      </Drawer>
    </>
  );
}
