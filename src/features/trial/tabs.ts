/** The value of the tab parameter. The default tab has none. */
export const invitesTab = 'invites';
