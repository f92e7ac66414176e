/** Importing the module registers the formats; it has no types. */
declare module '@hyperjump/json-schema/formats';
