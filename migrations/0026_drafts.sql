CREATE TABLE "drafts" (
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"fields" jsonb NOT NULL,
	"base_revision" text NOT NULL,
	"revision" text NOT NULL,
	"staff_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_resource_record_id_pk" PRIMARY KEY("resource","record_id")
);
--> statement-breakpoint
CREATE TABLE "preview_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "preview_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"lasting" text NOT NULL,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "new_work_styles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "preview_links_record" ON "preview_links" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "preview_links_expires" ON "preview_links" USING btree ("expires_at");