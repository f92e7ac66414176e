/** The value of the tab parameter; the default tab, of the sessions, has none. */
export const invitesTab = 'invites';
