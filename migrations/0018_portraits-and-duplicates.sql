CREATE TABLE "distinct_images" (
	"image_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "distinct_images_image_id_other_id_pk" PRIMARY KEY("image_id","other_id"),
	CONSTRAINT "distinct_images_order" CHECK ("distinct_images"."image_id" < "distinct_images"."other_id")
);
--> statement-breakpoint
ALTER TABLE "artists" ALTER COLUMN "portrait_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "distinct_images" ADD CONSTRAINT "distinct_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distinct_images" ADD CONSTRAINT "distinct_images_other_id_images_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_images_other" ON "distinct_images" USING btree ("other_id");