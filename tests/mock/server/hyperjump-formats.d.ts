/** It registers the formats by itself and has no types. */
declare module '@hyperjump/json-schema/formats';
