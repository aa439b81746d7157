-- Whoever changes what the site shows, through this program or past it, is heard by every running instance.
CREATE SEQUENCE public.catalogue_version;
--> statement-breakpoint
CREATE FUNCTION public.announce_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM nextval('public.catalogue_version');
  PERFORM pg_notify('catalogue_changed', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE shown text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['pictures', 'artists', 'galleries', 'images', 'image_galleries',
                               'heroes', 'news', 'news_images', 'banners', 'testimonials'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON public.%I
                    FOR EACH STATEMENT EXECUTE FUNCTION public.announce_catalogue_change()',
                   'announce_' || shown, shown);
  END LOOP;
END $$;
