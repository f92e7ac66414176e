import { Link } from '@tanstack/react-router';
import { formParam } from '#components/form/use-form-param.ts';
import { Highlighted } from '#components/list/highlighted.tsx';
import { classNames } from '#ui/class-names.ts';
import personName from '#components/people/person-name.module.css';

interface UserLinkProps {
  user: { id: string; name: string; surname: string };
  /** A part of the name, in a list with the surname in another column. */
  text?: string;
  /** Keeps the search and the filters: for links beside the list of users. */
  keepsList?: boolean;
}

/** Links a name to the panel of the user (D-223, D-269). */
export const UserLink = ({ user, text, keepsList = false }: UserLinkProps) => (
  <Link
    to="/admin/users/$userId"
    params={{ userId: user.id }}
    {...(keepsList && { search: withoutForm, resetScroll: false })}
    className={classNames('breakable', personName.link)}
    {...(text !== undefined && { 'aria-label': fullName(user) })}
  >
    <Highlighted text={text ?? fullName(user)} />
  </Link>
);

const withoutForm = (search: object): object => ({ ...search, [formParam]: undefined });

export const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim();
