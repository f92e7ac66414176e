import type { AnyRouter } from '@tanstack/react-router';
import {
  CalendarPlus,
  CreditCard,
  FileUp,
  LogOut,
  MapPinPlus,
  Send,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { formParam, newRecord } from '#components/form/use-form-param.ts';
import { logOut } from '../session/logout-link.tsx';
import { createSource, type MenuItem, type MenuSource } from './menu-items.ts';

interface Action {
  id: string;
  title: string;
  detail: string;
  /** Other words for the action, which are searched. */
  synonyms?: string;
  Icon: LucideIcon;
  /** Omitted for the action that logs out. */
  link?: NonNullable<MenuItem['link']> & { to: string };
}

const newForm = { [formParam]: newRecord };

const actions: readonly Action[] = [
  {
    id: 'user',
    title: 'Add user',
    detail: 'A learner, a parent or staff',
    synonyms: 'new person',
    Icon: UserPlus,
    link: { to: '/admin/users', search: newForm },
  },
  {
    id: 'import',
    title: 'Import a class list',
    detail: 'Add learners from a spreadsheet',
    synonyms: 'csv excel',
    Icon: FileUp,
    link: { to: '/admin/users/import' },
  },
  {
    id: 'plan',
    title: 'Add plan',
    detail: 'A subscription plan for parents',
    synonyms: 'new',
    Icon: CreditCard,
    link: { to: '/admin/subscription-plans', search: newForm },
  },
  {
    id: 'campus',
    title: 'Add campus',
    detail: 'A place where classes are held',
    synonyms: 'new',
    Icon: MapPinPlus,
    link: { to: '/admin/campus', search: newForm },
  },
  {
    id: 'session',
    title: 'Add trial session',
    detail: 'A free class with a number of seats',
    synonyms: 'new',
    Icon: CalendarPlus,
    link: { to: '/admin/trialsession', search: newForm },
  },
  {
    id: 'invite',
    title: 'Invite to a trial session',
    detail: 'A link to book a free session',
    synonyms: 'add new',
    Icon: Send,
    link: { to: '/admin/invite' },
  },
  {
    id: 'logout',
    title: 'Log out',
    detail: 'Ends your session on this device',
    synonyms: 'logout sign',
    Icon: LogOut,
  },
];

/** The actions that the user may take. */
export const actionSource = (router: AnyRouter, canOpen: (path: string) => boolean): MenuSource =>
  createSource({
    title: 'Actions',
    kind: 'action',
    rows: actions.filter(({ link }) => link === undefined || canOpen(link.to)),
    textsOf: ({ title, detail }) => ({ title, detail }),
    moreTexts: ({ synonyms = '' }) => synonyms,
    partsOf: ({ Icon, link }) => ({
      icon: <Icon aria-hidden="true" />,
      ...(link ? { link } : { run: () => logOut(router) }),
    }),
  });
