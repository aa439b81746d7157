CREATE TABLE "kept_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"action_id" text NOT NULL,
	"table_name" text NOT NULL,
	"operation" text NOT NULL,
	"former" jsonb,
	"latter" jsonb,
	"kept_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_rows_operation" CHECK ("kept_rows"."operation" IN ('INSERT', 'UPDATE', 'DELETE'))
);
--> statement-breakpoint
ALTER TABLE "staff_changes" DROP CONSTRAINT "staff_changes_action";--> statement-breakpoint
ALTER TABLE "staff_changes" ADD COLUMN "action_id" text;--> statement-breakpoint
CREATE INDEX "kept_rows_action" ON "kept_rows" USING btree ("action_id");--> statement-breakpoint
CREATE INDEX "kept_rows_kept" ON "kept_rows" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "kept_rows_original" ON "kept_rows" USING btree (("former" ->> 'original_key')) WHERE "kept_rows"."table_name" = 'pictures';--> statement-breakpoint
CREATE INDEX "staff_changes_action_id" ON "staff_changes" USING btree ("action_id");--> statement-breakpoint
ALTER TABLE "staff_changes" ADD CONSTRAINT "staff_changes_action" CHECK ("staff_changes"."action" IN ('create', 'change', 'delete', 'restore'));
--> statement-breakpoint
-- Texts for the search follow from the row. Times are in UTC, so that rows can be compared.
CREATE FUNCTION public.keep_row() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - 'search_de' - 'search_en' END;
  latter jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - 'search_de' - 'search_en' END;
BEGIN
  IF former IS DISTINCT FROM latter THEN
    INSERT INTO public.kept_rows (action_id, table_name, operation, former, latter)
      VALUES (current_setting('staff.action'), TG_TABLE_NAME, TG_OP, former, latter);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DO $$
DECLARE
  kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['pictures', 'artists', 'galleries', 'images', 'image_galleries', 'distinct_images', 'heroes',
    'news', 'news_images', 'banners', 'testimonials', 'redirects', 'settings'] LOOP
    EXECUTE format('CREATE TRIGGER keep_row AFTER INSERT OR UPDATE OR DELETE ON public.%I FOR EACH ROW
      WHEN (coalesce(current_setting(''staff.action'', true), '''') <> '''') EXECUTE FUNCTION public.keep_row()', kept);
  END LOOP;
  -- Of what visitors sent only what was deleted is kept, until it is restored or forgotten.
  FOREACH kept IN ARRAY ARRAY['enquiries', 'enquiry_files'] LOOP
    EXECUTE format('CREATE TRIGGER keep_row AFTER DELETE ON public.%I FOR EACH ROW
      WHEN (coalesce(current_setting(''staff.action'', true), '''') <> '''') EXECUTE FUNCTION public.keep_row()', kept);
  END LOOP;
END
$$;
