/** Declares only what we use of the package, which has no types. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  type Options = {
    spec: unknown
    domNode: Element
    validatorUrl: null
    onComplete: () => void
  }
  type SwaggerUi = { preauthorizeApiKey: (scheme: string, value: string) => void }
  export default function openSwaggerUi(options: Options): SwaggerUi
}
