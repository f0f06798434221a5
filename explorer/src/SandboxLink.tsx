const endpoint = `${window.location.origin}/graphql`;
const address = `https://studio.apollographql.com/sandbox/explorer?${new URLSearchParams({ endpoint })}`;

/** Apollo Sandbox, for who prefers it: at its own origin, where nothing of the portal is within its reach. */
export const SandboxLink = () => (
  <a href={address} target="_blank" rel="noopener noreferrer" className="graphiql-logo-link">
    Open in Apollo Sandbox
  </a>
);
